import { applyDictionary as applyCall } from '@milgo/contracts/office/apply-dictionary'
import { checkDictionary as checkCall } from '@milgo/contracts/office/check-dictionary'
import { listDictionaries as listCall } from '@milgo/contracts/office/list-dictionaries'
import { maxDictionaryBytes } from '@milgo/domain/period/imported-dictionary'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { drain } from '../../platform/http/drain.ts'
import { acceptFileForms, findFilePart } from '../../platform/http/file-form.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Received } from '../../platform/storage/spool.ts'
import { applyDictionary, checkDictionary } from './import-dictionary.ts'
import { listDictionaries } from './list-dictionaries.ts'

export const dictionariesRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listCall, () => listDictionaries(platform))
  void app.register(async (scope) => {
    await acceptFileForms(scope, maxDictionaryBytes)
    registerCall(scope, platform, checkCall, ({ params, request }) =>
      withFile(platform, request, (file) => checkDictionary(platform, params.dictionary, file)),
    )
    registerCall(scope, platform, applyCall, ({ caller, params, request }) =>
      withFile(platform, request, (file) =>
        applyDictionary(platform, caller.id, params.dictionary, file, params.sha256),
      ),
    )
  })
}

const withFile = async <T>(
  { spool }: Platform,
  request: FastifyRequest,
  work: (file: Received & { readonly name: string }) => Promise<T>,
): Promise<T> => {
  try {
    const { name, file } = await findFilePart(request, maxDictionaryBytes)
    const received = await spool.receive(file, { maxBytes: maxDictionaryBytes })
    try {
      return await work({ ...received, name })
    } finally {
      await spool.discard(received.path)
    }
  } catch (error) {
    // A browser reads no answer while it is still sending. The rest of the body is read and dropped, so that the
    // refusal arrives.
    drain(request.raw, 2 * maxDictionaryBytes)
    throw error
  }
}
