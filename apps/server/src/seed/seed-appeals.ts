import type { Language } from '@milgo/messages/languages'
import type { LivedRequest } from '@milgo/testing/live-request'
import { sealAppeal } from '../core/appeals/sealed-appeal.ts'
import type { Vault } from '../platform/crypto/vault.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { demoWords } from '../reference/demo-words.ts'

/** The appeal of a request whose history has one: as it was made and, where it was corrected, once more. */
export const appealRows = (
  vault: Vault,
  { events }: LivedRequest,
  requestId: string,
  language: Language,
): { readonly appeals: readonly CopiedRow[]; readonly appeal_versions: readonly CopiedRow[] } => {
  const sent = events.filter(
    ({ event, before }) => event === 'APPEAL' || (event === 'SUBMIT_CORRECTIONS' && before.appeal !== 'NONE'),
  )
  const content = {
    format: 1,
    type: 'RESULT_APPEAL',
    language,
    answers: { grounds: ['family'], claimedPersons: '6', details: demoWords.appeal },
    files: [],
  } as const
  return {
    appeals: sent.slice(0, 1).map(({ at }) => [requestId, at.toISOString()]),
    appeal_versions: sent.map(({ at }, place) => [
      requestId,
      String(place + 1),
      at.toISOString(),
      sealAppeal(vault, requestId, place + 1, content),
    ]),
  }
}
