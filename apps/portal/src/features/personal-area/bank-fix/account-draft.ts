import { readTabItem, removeTabItem, storeTabItem } from '../../../lib/session/tab-storage.ts'
import type { AccountDetails } from './account-form.tsx'

/** Returns what was typed in this tab and not sent, also after a reload. */
export const readAccountDraft = (): AccountDetails => {
  const [bank = '', branch = '', accountNumber = ''] = (readTabItem('bank-fix') ?? '').split('\n')
  return { bank, branch, accountNumber }
}

export const storeAccountDraft = ({ bank, branch, accountNumber }: AccountDetails): void =>
  storeTabItem('bank-fix', [bank, branch, accountNumber].join('\n'))

export const forgetAccountDraft = (): void => removeTabItem('bank-fix')
