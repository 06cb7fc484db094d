/** Bytes of the largest resume: 5MB, as the form has it. */
const MAX_RESUME = 5 * 1024 * 1024

const startsWith =
  (...signature: number[]) =>
  (bytes: Uint8Array): boolean =>
    signature.every((byte, index) => bytes[index] === byte)

const isZip = startsWith(0x50, 0x4b, 0x03, 0x04)

/** How the content of each accepted type begins. A DOCX file is a zip with a folder `word/`. */
const CONTENTS: Readonly<Record<string, (bytes: Uint8Array) => boolean>> = {
  pdf: startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
  docx: (bytes) =>
    isZip(bytes) && Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('word/'),
  doc: startsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1),
  rtf: startsWith(0x7b, 0x5c, 0x72, 0x74, 0x66),
}

/** Why a file cannot be a resume, as a sentence for its sender, or null. The name and the media type are not believed. */
export function whyNoResume(name: string, bytes: Uint8Array): string | null {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ''
  const isContent = Object.hasOwn(CONTENTS, ending) ? CONTENTS[ending] : undefined
  if (!isContent) return 'Please choose a PDF, DOCX, DOC or RTF file'
  if (bytes.length === 0) return 'This file is empty'
  if (bytes.length > MAX_RESUME) return 'This file is larger than 5MB'
  return isContent(bytes)
    ? null
    : `The content of this file is not ${ending.toUpperCase()}. Please choose another file.`
}
