import { randomUUID } from 'node:crypto'
import { core } from './accounts.ts'
import type { TestApp } from './test-app.ts'

type Form = { readonly name?: string; readonly type?: string; readonly field?: string }

const boundary = 'milgo-test-boundary'
export const formHeaders = { 'content-type': `multipart/form-data; boundary=${boundary}` }

/** The start and the end of a form around a file, as a browser sends them. */
export const formAround = ({
  name = 'scan.pdf',
  type = 'application/octet-stream',
  field = 'file',
}: Form = {}) => ({
  head: Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${type}\r\n\r\n`,
  ),
  tail: Buffer.from(`\r\n--${boundary}--\r\n`),
})

export const formOf = (content: Buffer, form: Form = {}): Buffer => {
  const { head, tail } = formAround(form)
  return Buffer.concat([head, content, tail])
}

type Sent = Form & { readonly document?: string; readonly headers: Record<string, string> }

export const upload = (server: TestApp, content: Buffer, { document = 'id_front', headers, ...form }: Sent) =>
  server.app.inject({
    method: 'POST',
    url: `${core}/upload/upload-file/${document}`,
    headers: { 'accept-language': 'en', ...formHeaders, ...headers },
    payload: formOf(content, form),
  })

export const remove = (
  server: TestApp,
  fileName: string,
  { document = 'id_front', headers }: { document?: string; headers: Record<string, string> },
) =>
  server.app.inject({
    method: 'DELETE',
    url: `${core}/upload/delete-file/${document}`,
    headers: { 'accept-language': 'en', ...headers },
    payload: { file_name: fileName },
  })

export const randomName = (): string => `${randomUUID()}.pdf`
