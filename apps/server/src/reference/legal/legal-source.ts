import type { LegalTextKey } from '@milgo/domain/content/legal-text-keys'
import type { Localized } from '@milgo/messages/localized'

/** A legal text as it is typed; see `readRichText`. */
export type LegalSource = {
  readonly key: LegalTextKey
  readonly title: Localized
  readonly text: Localized
}
