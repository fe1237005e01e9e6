// The worker of the C++ core: each message is a command line, answered in turn.

import type { AnswerMessage, RunMessage, StartMessage } from './messages';
import { runCommand, type CoreModule } from './run_command';
import { startedCore } from './started_core';

const scope = self as unknown as {
  onmessage: ((event: MessageEvent) => void) | null;
  postMessage(message: AnswerMessage): void;
};

// The module comes first, and what is asked meanwhile waits for it.
let ready: Promise<CoreModule> | undefined;

scope.onmessage = async ({ data }: MessageEvent<StartMessage | RunMessage>) => {
  if ('core' in data) {
    ready = startedCore(data);
    // Who asks is told.
    ready.catch(() => undefined);
    return;
  }
  try {
    if (!ready) throw new Error('not started');
    const { id, args, files, wanted, language } = data;
    scope.postMessage({ id, ...runCommand(await ready, args, files, wanted, language) });
  } catch (error) {
    scope.postMessage({ id: data.id, failed: String(error) });
  }
};
