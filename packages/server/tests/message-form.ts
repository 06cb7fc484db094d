import type { serverForTests } from './kit'

/** The smallest content of each type of resume. */
export const RESUMES = {
  'ada.pdf': Buffer.from('%PDF-1.7\n%%EOF'),
  'ada.docx': Buffer.from('PK\x03\x04\x14\x00\x00\x00word/document.xml'),
  'ada.doc': Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0, 0]),
  'ada.rtf': Buffer.from('{\\rtf1 Ada}'),
}

export const CONTACT = {
  kind: 'contact',
  name: 'Ada',
  email: 'ada@orrery.example',
  subject: 'Plans',
  body: 'Hello.\nHow much is it?',
}
export const APPLICATION = {
  kind: 'application',
  name: 'Ada',
  email: 'ada@orrery.example',
  position: 'DevOps Engineer',
}
export const REQUEST = {
  kind: 'template_request',
  name: 'Ada',
  email: 'ada@orrery.example',
  body: 'A chat with rooms.',
}

/** Sends a message as the forms do; resolves with the response. */
export function messagesTo({ server }: Pick<ReturnType<typeof serverForTests>, 'server'>) {
  return (
    fields: Record<string, string>,
    resume?: { name: string; bytes: Uint8Array; type?: string },
    headers: Record<string, string> = {},
  ): Promise<Response> => {
    const body = new FormData()
    for (const [name, value] of Object.entries(fields)) body.append(name, value)
    if (resume)
      body.append('resume', new Blob([Uint8Array.from(resume.bytes)], { type: resume.type }), resume.name)
    return fetch(`${server().url}/api/messages`, { method: 'POST', body, headers })
  }
}
