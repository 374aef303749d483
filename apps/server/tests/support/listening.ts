import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { core } from './accounts.ts'
import { openFilesApp } from './files-app.ts'
import { formHeaders } from './upload-form.ts'

/** A server that listens, since what is tried here happens on the wire. */
export const openListening = async (environment: NodeJS.ProcessEnv = {}) => {
  const server = await openFilesApp(environment)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { headers } = await server.newStudent()
  const { port } = server.app.server.address() as AddressInfo
  /** Begins an upload, or another call, and leaves the body to the test. */
  const begin = (extra: Record<string, string> = {}, path = 'upload/upload-file/id_front') => {
    const request = httpRequest({
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
