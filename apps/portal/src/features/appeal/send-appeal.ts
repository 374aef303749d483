import type { AppealType } from '@milgo/domain/appeal/appeal'
import { appealPayload } from '@milgo/domain/appeal/appeal-payload'
import { CallFailed } from '@milgo/web-client/call-failed'
import { refusedFieldsOf } from '../../lib/refused-fields.ts'
import { callCore } from '../../lib/service-client.ts'
import type { AppealStore } from './appeal-form-store.ts'

/** Creates or replaces the appeal on the server. What the server refuses is shown at the fields. */
export const sendAppeal = async (
  store: AppealStore,
  {
    type,
    requestId,
    contentVersion,
  }: {
    readonly type: AppealType
    readonly requestId: string
    /** What an update started from; undefined for a new appeal. */
    readonly contentVersion: number | undefined
  },
) => {
  const body = appealPayload(type, store.answers())
  try {
    return contentVersion === undefined
      ? await callCore('POST /appeal/create-appeal', { body: { user_request_id: requestId, ...body } })
      : await callCore('PATCH /appeal/update-appeal/by-user', {
          body: { ...body, content_version: contentVersion },
        })
  } catch (error) {
    if (error instanceof CallFailed) store.refuse(refusedFieldsOf(error))
    throw error
  }
}
