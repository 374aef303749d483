import { readTabItem, removeTabItem, storeTabItem } from '../../../lib/session/tab-storage.ts'

export type AccountDetails = {
  readonly bank: string
  readonly branch: string
  readonly accountNumber: string
}

/** Returns what was typed in this tab and not sent, also after a reload. */
export const readAccountDraft = (): AccountDetails => {
  const [bank = '', branch = '', accountNumber = ''] = (readTabItem('bank-fix') ?? '').split('\n')
  return { bank, branch, accountNumber }
}

export const storeAccountDraft = ({ bank, branch, accountNumber }: AccountDetails): void =>
  storeTabItem('bank-fix', [bank, branch, accountNumber].join('\n'))

/** An uploaded confirmation: its name on the wire, and the one under which it was chosen. */
type Confirmation = { readonly name: string; readonly fileName: string }

/** Returns the confirmation that was uploaded in this tab and not sent. The service may have removed it meanwhile. */
export const findConfirmationDraft = (): Confirmation | undefined => {
  // A chosen name may contain any character, so it is the last.
  const [name, ...rest] = (readTabItem('bank-fix-file') ?? '').split('\n')
  return name ? { name, fileName: rest.join('\n') } : undefined
}

export const storeConfirmationDraft = ({ name, fileName }: Confirmation): void =>
  storeTabItem('bank-fix-file', [name, fileName].join('\n'))

export const forgetConfirmationDraft = (): void => removeTabItem('bank-fix-file')

export const forgetAccountDraft = (): void => {
  removeTabItem('bank-fix')
  forgetConfirmationDraft()
}
