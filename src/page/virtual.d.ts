// Modules that the build makes: src/page/build.mjs.

declare module 'virtual:catalogues' {
  export const catalogues: Record<string, import('./texts/catalogues').Catalogue>;
}

declare module 'virtual:core-glue' {
  /** What emscripten's MODULARIZE makes of the C++ core. */
  export default function createMinimax(options: {
    wasmBinary: ArrayBuffer;
  }): Promise<import('./engine/run_command').CoreModule>;
}

declare module '*.pl' {
  /** The text of the file. */
  const text: string;
  export default text;
}

declare module 'worker:*' {
  /** The code of a worker, bundled. */
  const code: string;
  export default code;
}

declare module 'virtual:swipl-glue' {
  /** SWI-Prolog in WebAssembly, from which nothing of JavaScript is reached. */
  export default function createSwipl(options: {
    arguments: string[];
    stdin(): number | null;
    stdout(byte: number): void;
    stderr(byte: number): void;
    getPreloadedPackage(): ArrayBuffer;
    instantiateWasm(
      imports: WebAssembly.Imports, done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ): object;
  }): Promise<unknown>;
}
