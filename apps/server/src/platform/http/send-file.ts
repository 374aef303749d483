import { Readable } from 'node:stream'
import type { SentFile } from '@milgo/contracts/sent-file'
import type { FastifyReply } from 'fastify'
import { attachment } from './content-disposition.ts'

/** Returns the headers of every file that is sent: a browser saves it with its type, and runs nothing in it. */
export const downloadHeaders = (mediaType: string, disposition: string) => ({
  'content-type': mediaType,
  'content-disposition': disposition,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
})

export const sendFile = (reply: FastifyReply, mediaType: string, { name, content }: SentFile): FastifyReply =>
  reply
    .headers(downloadHeaders(mediaType, attachment(name)))
    .send(content instanceof Uint8Array ? content : Readable.from(content))
