/** Hands a file to the browser's downloads. */
export function saveFile(fileName: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  const anchor = document.createElement('a')
  anchor.href = url
  anchor.download = fileName
  anchor.click()
  // The browser has read the address by the time the click returns; the blob stays alive until it is saved.
  URL.revokeObjectURL(url)
}
