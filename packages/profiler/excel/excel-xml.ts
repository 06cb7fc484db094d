import { SaxesParser } from 'saxes'
import { ProfileError, PROFILE_ERRORS } from '../profile-error'
import type { Source } from '../text/source'
import { unzipped, type ZipEntry } from './zip'

export type Attributes = Record<string, string>

/** Events of an XML document. Names are without their prefixes. */
export interface XmlHandlers {
  open: (name: string, attributes: Attributes) => void
  close: (name: string) => void
  text: (text: string) => void
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/**
 * Reads an XML part of a workbook, a piece at a time; gives how many bytes of the file are behind each. Entities of a
 * document type are not known, so none can grow. Refuses what is not well-formed, and more than `most` bytes.
 */
export async function* readXml(
  source: Source,
  entry: ZipEntry,
  handlers: XmlHandlers,
  most?: number,
): AsyncGenerator<number> {
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => handlers.open(localName(name), attributes))
  parser.on('closetag', ({ name }) => handlers.close(localName(name)))
  parser.on('text', handlers.text)
  parser.on('cdata', handlers.text)
  const decoder = new TextDecoder()
  const write = (text: string) => {
    try {
      parser.write(text)
    } catch (error) {
      throw error instanceof ProfileError
        ? error
        : new ProfileError(PROFILE_ERRORS.badWorkbook, { cause: error })
    }
  }
  for await (const { bytes, place } of unzipped(source, entry, most)) {
    write(decoder.decode(bytes, { stream: true }))
    yield place
  }
  write(decoder.decode())
  try {
    parser.close()
  } catch (error) {
    throw new ProfileError(PROFILE_ERRORS.badWorkbook, { cause: error })
  }
}

/** Reads an XML part to its end. */
export async function readAll(source: Source, entry: ZipEntry, handlers: Partial<XmlHandlers>, most: number) {
  const none = () => undefined
  const pieces = readXml(source, entry, { open: none, close: none, text: none, ...handlers }, most)
  while (!(await pieces.next()).done);
}

/** Most characters of a cell, as in Excel: one long text could be in every cell of a sheet. */
const MOST_TEXT = 32_767

/** A text as Excel stores it: control characters are written as `_x000D_`. */
export const excelText = (text: string) =>
  text
    .slice(0, 7 * MOST_TEXT)
    .replace(/_x([\dA-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .slice(0, MOST_TEXT)
