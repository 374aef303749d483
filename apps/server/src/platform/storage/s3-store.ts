import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { getSignedUrl } from '@aws-sdk/s3-request-presigner'
import { type Store, StoreKeyMissing } from './store.ts'

/** How long to wait for the bucket before an upload is refused. */
const timeoutMs = 10_000

const none = (): void => {}

/** `s3://key:secret@host/bucket/prefix?region=...`; without key and secret, those of the environment. */
export const s3Store = (address: string): Store => {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address)
  const [bucket = '', ...prefix] = pathname.split('/').filter((part) => part !== '')
  const origin = `${searchParams.get('tls') === 'off' ? 'http' : 'https'}://${hostname}${port && `:${port}`}`
  const settings: S3ClientConfig = {
    endpoint: origin,
    region: searchParams.get('region') ?? 'us-east-1',
    // Every S3-compatible server supports this form. The other form needs DNS entries.
    forcePathStyle: true,
    maxAttempts: 3,
    // The client would write to the console. Its errors are thrown, and logged once where they are caught.
    logger: { trace: none, debug: none, info: none, warn: none, error: none },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: timeoutMs, socketTimeout: timeoutMs, requestTimeout: 60_000 },
    ...(username !== '' && {
      credentials: {
        accessKeyId: decodeURIComponent(username),
        secretAccessKey: decodeURIComponent(password),
      },
    }),
  }
  const client = new S3Client(settings)
  const at = (key: string) => ({ Bucket: bucket, Key: [...prefix, key].join('/') })
  return {
    put: async (key, path, { bytes, mediaType, sha256 }) => {
      const file = await open(path)
      const content = file.createReadStream()
      // If the disk fails in the middle, the request to the bucket is aborted.
      const broken = new AbortController()
      content.once('error', (error) => broken.abort(error))
      const command = new PutObjectCommand({
        ...at(key),
        Body: content,
        ContentLength: bytes,
        ContentType: mediaType,
        // An address without the signed headers still gives a download and not a page.
        ContentDisposition: 'attachment',
      })
      // The hash is known, so that the bucket checks the received bytes before it stores them.
      command.middlewareStack.add(
        (next) => (args) => {
          const request = args.request as { headers: Record<string, string> }
          request.headers['x-amz-content-sha256'] = sha256
          return next(args)
        },
        { step: 'build', name: 'knownHash' },
      )
      try {
        await client.send(command, { abortSignal: broken.signal })
      } finally {
        content.destroy()
      }
    },
    open: async (key) => {
      try {
        const { Body } = await client.send(new GetObjectCommand(at(key)))
        if (!(Body instanceof Readable)) throw new StoreKeyMissing()
        return Body
      } catch (error) {
        throw error instanceof Error && error.name === 'NoSuchKey' ? new StoreKeyMissing(error) : error
      }
    },
    remove: async (keys) => {
      if (keys.length === 0) return
      const Objects = keys.map((key) => ({ Key: at(key).Key }))
      const { Errors = [] } = await client.send(
        new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
      )
      if (Errors.length > 0) throw new Error(`${Errors.length} of ${keys.length} files were not removed`)
    },
    direct: {
      origin,
      addressOf: (key, { disposition, mediaType, from, seconds }) =>
        getSignedUrl(
          client,
          new GetObjectCommand({
            ...at(key),
            ResponseContentDisposition: disposition,
            ResponseContentType: mediaType,
            ResponseCacheControl: 'private, no-store',
          }),
          { expiresIn: seconds, signingDate: from },
        ),
    },
  }
}
