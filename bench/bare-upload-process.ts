/** The floor of uploads: a route that only writes the file of a form to the disk. */
import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastify from 'fastify'

const folder = process.argv[2] ?? '.'
const app = fastify()
await app.register(multipart, { limits: { fileSize: 20 * 1024 * 1024 } })
app.post('/', async (request) => {
  const part = await request.file()
  if (!part) throw new Error('no file')
  const name = randomUUID()
  await pipeline(part.file, createWriteStream(join(folder, name)))
  return { name }
})
process.send?.({ url: await app.listen({ port: 0, host: '127.0.0.1' }) })
process.on('disconnect', () => process.exit(0))
