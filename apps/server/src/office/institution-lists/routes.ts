import { applyInstitutionList } from '@milgo/contracts/office/apply-institution-list'
import { checkInstitutionList } from '@milgo/contracts/office/check-institution-list'
import { getInstitutionList } from '@milgo/contracts/office/get-institution-list'
import { listInstitutionLists } from '@milgo/contracts/office/list-institution-lists'
import { revokeInstitutionList } from '@milgo/contracts/office/revoke-institution-list'
import { maxListBytes } from '@milgo/domain/institution-list/list-row'
import type { FastifyInstance } from 'fastify'
import { drain } from '../../platform/http/drain.ts'
import { acceptFileForms, findFilePart } from '../../platform/http/file-form.ts'
import { registerCall } from '../../platform/http/register-call.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkList } from './check-list.ts'
import { getListAnswer, getLists, getListWithRows } from './list-answer.ts'
import { applyList, revokeList } from './work-through-list.ts'

export const institutionListsRoutes = (app: FastifyInstance, platform: Platform): void => {
  registerCall(app, platform, listInstitutionLists, ({ language, body }) =>
    getLists(platform, language, body),
  )
  registerCall(app, platform, getInstitutionList, ({ language, params }) =>
    getListWithRows(platform, language, params.id),
  )
  registerCall(app, platform, applyInstitutionList, async ({ caller, language, params }) => {
    await applyList(platform, caller.id, params.id)
    return getListAnswer(platform, language, params.id)
  })
  registerCall(app, platform, revokeInstitutionList, async ({ caller, language, params, body }) => {
    await revokeList(platform, caller.id, params.id, body.reason)
    return getListAnswer(platform, language, params.id)
  })
  void app.register(async (scope) => {
    await acceptFileForms(scope, maxListBytes)
    registerCall(scope, platform, checkInstitutionList, async ({ caller, params, request }) => {
      try {
        const { name, file } = await findFilePart(request, maxListBytes)
        const { path } = await platform.spool.receive(file, { maxBytes: maxListBytes })
        try {
          return await checkList(platform, caller.id, {
            path,
            name,
            institutionId: params.institution_id,
            periodCode: params.period,
          })
        } finally {
          await platform.spool.discard(path)
        }
      } catch (error) {
        // A browser reads no answer while it is still sending. The rest of the body is read and dropped, so that the
        // refusal arrives.
        drain(request.raw, 2 * maxListBytes)
        throw error
      }
    })
  })
}
