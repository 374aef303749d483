import type { FileRefusal, ImportReason } from '@milgo/domain/import/import-refusal'
import { officeImports } from '@milgo/messages/en/office-imports'
import { fill } from '@milgo/messages/fill'

/** Thrown when the whole file is refused. Its message is the one line that the operator sees. */
export class Refusal extends Error {
  readonly reason: ImportReason<FileRefusal>

  constructor(code: FileRefusal, params: ImportReason<FileRefusal>['params'] = {}) {
    super(fill(officeImports.file[code], params))
    this.reason = { code, params }
  }
}

/** Thrown when the file belongs to another dictionary, by its columns or by its rows. */
export class OtherDictionary extends Refusal {
  readonly other: string

  constructor(other: string, code: 'COLUMNS_OF_OTHER' | 'ROWS_OF_OTHER') {
    super(code, { dictionary: other })
    this.other = other
  }
}
