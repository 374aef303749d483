import { appealDocumentId } from '@milgo/domain/review/appeal-review'
import type { Language } from '@milgo/messages/languages'
import type { LivedRequest } from '@milgo/testing/live-request'
import { sealAppeal } from '../core/appeals/sealed-appeal.ts'
import { fileNameOf } from '../core/files/file-keys.ts'
import type { Vault } from '../platform/crypto/vault.ts'
import type { CopiedRow } from '../platform/database/copy-rows.ts'
import { demoWords } from '../reference/demo-words.ts'
import type { SeedFile } from './document-pool.ts'
import type { RequestPlan } from './seed-context.ts'

/** One sending of a demo student's appeal. A corrected appeal has two, each with another file. */
export type SeedAppeal = { readonly at: Date; readonly file: SeedFile }

export const seedAppeals = (
  { events }: LivedRequest,
  { fileFor }: Pick<RequestPlan, 'fileFor'>,
): readonly SeedAppeal[] =>
  events
    .filter(
      ({ event, before }) =>
        event === 'APPEAL' || (event === 'SUBMIT_CORRECTIONS' && before.appeal !== 'NONE'),
    )
    .map(({ at }) => ({ at, file: fileFor(appealDocumentId) }))

export const appealRows = (
  vault: Vault,
  sent: readonly SeedAppeal[],
  requestId: string,
  language: Language,
): { readonly appeals: readonly CopiedRow[]; readonly appeal_versions: readonly CopiedRow[] } => ({
  appeals: sent.slice(0, 1).map(({ at }) => [requestId, at.toISOString(), String(sent.length)]),
  appeal_versions: sent.map(({ at, file: { id, originalName, bytes, sha256 } }, place) => {
    const version = place + 1
    const fileName = fileNameOf({ id, format: 'pdf' })
    const sealed = sealAppeal(vault, requestId, version, {
      format: 1,
      type: 'RESULT_APPEAL',
      language,
      answers: {
        grounds: ['family'],
        claimedPersons: '6',
        details: demoWords.appeal,
        documents: [fileName],
      },
      files: [{ fileName, originalName, bytes, sha256 }],
    })
    return [requestId, String(version), at.toISOString(), sealed]
  }),
})
