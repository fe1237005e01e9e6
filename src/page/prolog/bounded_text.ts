// What a program prints, as far as anybody would read it.

const most = 8_000;

export class BoundedText {
  private bytes: number[] = [];
  private left = 0;

  /** A byte of UTF-8. */
  put(byte: number): void {
    if (this.bytes.length < most) this.bytes.push(byte < 0 ? byte + 256 : byte);
    else ++this.left;
  }

  /** And forgets it. What was left out is three dots. */
  take(): string {
    const text = new TextDecoder().decode(Uint8Array.from(this.bytes)) + (this.left > 0 ? ' …' : '');
    this.bytes = [];
    this.left = 0;
    return text;
  }
}
