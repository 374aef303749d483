import { deleteFile as deleteCall } from '@milgo/contracts/core/delete-file'
import { uploadFile as uploadCall } from '@milgo/contracts/core/upload-file'
import { maxFileBytes } from '@milgo/domain/application/documents/file-rules'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { drain } from '../../platform/http/drain.ts'
import { acceptFileForms, findFilePart } from '../../platform/http/file-form.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import { downloadHeaders } from '../../platform/http/send-file.ts'
import { whileConnected } from '../../platform/http/while-connected.ts'
import type { Platform } from '../../platform/platform.ts'
import { answerFileError } from './answer-file-error.ts'
import { beginUpload } from './begin-upload.ts'
import { deleteFile } from './delete-file.ts'
import { filePath } from './file-address.ts'
import { readFile } from './read-file.ts'
import { uploadFile } from './upload-file.ts'

export const filesRoutes = (app: FastifyInstance, platform: Platform): void => {
  // Only these calls accept multipart forms. Every other call refuses them as unsupported content.
  void app.register(async (scope) => {
    await acceptFileForms(scope, maxFileBytes)
    scope.addHook('preClose', async () => platform.spool.stop())
    registerCall(scope, platform, uploadCall, async ({ caller, params, request }) => {
      const document = params.type
      try {
        return await platform.uploads(
          async () => {
            await beginUpload(platform, caller, document)
            const { name, file } = await findFilePart(request, maxFileBytes)
            return whileConnected(request, (gone) =>
              uploadFile(platform, caller, { document, name, content: file, gone }),
            )
          },
          { owner: caller.id },
        )
      } catch (error) {
        // A client that is still sending does not read the answer. So the rest of the upload is read and dropped, until
        // the client reads the refusal.
        drain(request.raw, 2 * maxFileBytes)
        throw error
      }
    })
    registerCall(scope, platform, deleteCall, ({ caller, params, body }) =>
      deleteFile(platform, caller, {
        document: params.type,
        fileName: body.file_name,
        unlessNamed: body.unless_named ?? false,
      }),
    )
    readRoute(scope, platform)
  })
}

const readSchema = {
  hide: true,
  params: z.object({ variant: z.enum(['file', 'thumbnail']), name: z.string().max(100) }),
  querystring: z.object({ until: z.coerce.number().int().positive(), signature: z.string().max(100) }),
}

/**
 * Registers the route that sends files. The signed address is the only permission: it is made for the caller and
 * expires within minutes.
 */
const readRoute = (app: FastifyInstance, platform: Platform): void => {
  app.get(filePath, { schema: readSchema, errorHandler: answerFileError }, async (request, reply) => {
    const view = await readFile(platform, {
      ...(request.params as z.infer<typeof readSchema.params>),
      ...(request.query as z.infer<typeof readSchema.querystring>),
    })
    reply.headers(downloadHeaders(view.mediaType, view.disposition))
    if (view.bytes !== undefined) reply.header('content-length', view.bytes)
    return reply.send(view.content)
  })
}
