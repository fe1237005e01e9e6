// Saving what the page has made.

/** Has the browser save a file of that name. */
export function download(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser may only then read it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The name of a file without its ending and without what a file system may not have; or `tree`. */
export function baseName(name: string | null): string {
  const base = (name ?? '').replace(/^.*[/\\]/, '').replace(/\.\w+$/, '');
  return base.replace(/[^\p{L}\p{N}_.-]+/gu, '_').replace(/^[_.]+|[_.]+$/g, '').slice(0, 80) || 'tree';
}
