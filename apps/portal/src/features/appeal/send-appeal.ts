import type { AppealType } from '@milgo/domain/appeal/appeal'
import { appealPayload } from '@milgo/domain/appeal/appeal-payload'
import { CallFailed } from '@milgo/web-client/call-failed'
import { callCore } from '../../lib/service-client.ts'
import type { AppealStore } from './appeal-form-store.ts'

/** Makes the appeal, or replaces it; what the server has to say about fields is put onto them. */
export const sendAppeal = async (
  store: AppealStore,
  { type, requestId, isUpdate }: { type: AppealType; requestId: string; isUpdate: boolean },
) => {
  const body = appealPayload(type, store.answers())
  try {
    return isUpdate
      ? await callCore('PATCH /appeal/update-appeal/by-user', { body })
      : await callCore('POST /appeal/create-appeal', { body: { user_request_id: requestId, ...body } })
  } catch (error) {
    if (error instanceof CallFailed)
      store.refuse(
        (error.refusal?.errors ?? []).flatMap(({ field, index, message }) =>
          field === undefined || message === undefined ? [] : [{ field, message, index }],
        ),
      )
    throw error
  }
}
