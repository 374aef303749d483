import { wireNameOf } from '../answers/define.ts'
import { isFileRow } from '../answers/row.ts'
import { appealUploadType } from '../appeal/appeal.ts'
import type { FixFlag } from '../application/documents/fix-mode.ts'
import { uploadTypes } from '../application/documents/registry.ts'
import { bankFix } from '../bank-fix/questions.ts'
import type { StatusRefusal } from '../status/conditions.ts'
import type { Circumstances, RequestState } from '../status/request-state.ts'
import type { StudentAction } from '../status/student-action.ts'
import { findFillRefusal, studentActionsOf } from '../status/student-actions.ts'

type Documents = (flags: readonly FixFlag[]) => ReadonlySet<string>

const bankFixTypes: ReadonlySet<string> = new Set(
  bankFix.questions.filter(isFileRow).flatMap((question) => wireNameOf(question) ?? []),
)

const appealTypes: ReadonlySet<string> = new Set([appealUploadType])

/** Every `{type}` of an upload or a deletion. */
export const allUploadTypes: ReadonlySet<string> = new Set([...uploadTypes, ...bankFixTypes, ...appealTypes])

/**
 * The documents whose files may be uploaded and deleted during each action of a student. Other actions change no files.
 */
const openWhile: Partial<Record<StudentAction, Documents>> = {
  FILL_FORM: () => uploadTypes,
  FIX_DOCUMENTS: (flags) => new Set(flags.map(({ field }) => field)),
  APPEAL: () => appealTypes,
  UPDATE_APPEAL: () => appealTypes,
  FIX_APPEAL: () => appealTypes,
  FIX_BANK_DETAILS: () => bankFixTypes,
}

/**
 * Returns why no file of this type may be uploaded or deleted now; undefined if it may. A draft accepts all types, a
 * returned request only the flagged ones, an appeal that can be made, updated or corrected its own files, a bank fix
 * its confirmation, and any other request nothing.
 */
export const findUploadRefusal = (
  type: string,
  request: RequestState,
  circumstances: Circumstances,
  flags: readonly FixFlag[],
): StatusRefusal | undefined => {
  const isOpen = studentActionsOf(request, circumstances).some((action) =>
    openWhile[action]?.(flags).has(type),
  )
  return isOpen ? undefined : (findFillRefusal(request, circumstances) ?? 'WRONG_STATUS')
}
