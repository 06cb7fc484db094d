/**
 * Writes protocol buffers: enough of the wire format for ONNX, in place of a library with a generated schema of 8,000
 * lines.
 */
export class Message {
  private bytes = new Uint8Array(256)
  private length = 0
  private static readonly encoder = new TextEncoder()

  private reserve(more: number) {
    if (this.length + more <= this.bytes.length) return
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + more))
    grown.set(this.bytes.subarray(0, this.length))
    this.bytes = grown
  }

  private varint(value: number | bigint) {
    this.reserve(10)
    // A negative number takes all ten bytes, as 64 bits.
    for (let left = BigInt.asUintN(64, BigInt(value)); ; left >>= 7n) {
      const isLast = left < 0x80n
      this.bytes[this.length++] = Number(left & 0x7fn) | (isLast ? 0 : 0x80)
      if (isLast) return
    }
  }

  int(field: number, value: number | bigint): this {
    this.varint(field << 3)
    this.varint(value)
    return this
  }

  float(field: number, value: number): this {
    this.varint((field << 3) | 5)
    this.reserve(4)
    new DataView(this.bytes.buffer).setFloat32(this.length, value, true)
    this.length += 4
    return this
  }

  raw(field: number, value: Uint8Array): this {
    this.varint((field << 3) | 2)
    this.varint(value.length)
    this.reserve(value.length)
    this.bytes.set(value, this.length)
    this.length += value.length
    return this
  }

  text(field: number, value: string): this {
    return this.raw(field, Message.encoder.encode(value))
  }

  message(field: number, value: Message): this {
    return this.raw(field, value.done())
  }

  done(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length)
  }
}
