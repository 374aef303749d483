import { core } from './accounts.ts'
import type { TestApp } from './test-app.ts'
import { type Form, formHeaders, formOf } from './upload-form.ts'

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
  {
    document = 'id_front',
    headers,
    ...options
  }: { document?: string; headers: Record<string, string>; unless_named?: boolean },
) =>
  server.app.inject({
    method: 'DELETE',
    url: `${core}/upload/delete-file/${document}`,
    headers: { 'accept-language': 'en', ...headers },
    payload: { file_name: fileName, ...options },
  })
