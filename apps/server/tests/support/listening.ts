import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { core } from './accounts.ts'
import { openFilesApp } from './files-app.ts'
import { formHeaders } from './upload-form.ts'

/** Opens a server that listens on a port, because these tests are about connections. */
export const openListening = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = await openFilesApp(environment)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await server.newStudent()
  const { port } = server.app.server.address() as AddressInfo
  /** Begins an upload or another call, without a body; the test sends the body. */
  const begin = (extra: Record<string, string> = {}, path = 'upload/upload-file/id_front') => {
    const request = httpRequest({
      // A connection of its own, because a connection that the server has cut may end under the next call.
      agent: false,
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `${core}/${path}`,
      headers: { ...headers, ...formHeaders, ...extra },
    })
    const answer = new Promise<{ status: number; body: unknown }>((resolve, reject) => {
      request.on('error', reject).on('response', async (response) => {
        resolve({ status: response.statusCode ?? 0, body: await json(response) })
      })
    })
    answer.catch(() => {})
    return { request, answer }
  }
  return { ...server, headers, begin }
}
