import { findWrittenAccount } from '@milgo/domain/identity/bank-account'
import { fieldIdOf } from '@milgo/form/field-place.ts'
import { textIn } from '@milgo/form/fields/field-input.ts'
import { useForm } from '@milgo/form/form-context.tsx'
import { useField } from '@milgo/form/use-form-state.ts'
import { fill } from '@milgo/messages/fill'
import { Button } from '@milgo/ui/button.tsx'
import { focusField } from '@milgo/ui/focus-field.ts'
import { TextWithNumbers } from '@milgo/ui/text-with-numbers.tsx'
import { useDictionary } from '../../lib/dictionaries.ts'
import { useRegistrationWords } from './registration-words.ts'

const account = { questionId: 'accountNumber' }

/**
 * Offers an account that was pasted with its bank and branch as three answers. They are entered only when the student
 * accepts.
 */
export const AccountOffer = () => {
  const { store } = useForm()
  const { accountOffer } = useRegistrationWords().registration
  const view = useField(account.questionId)
  const { options: banks } = useDictionary('banks')
  const written = view.isMalformed && !view.isReadOnly ? findWrittenAccount(textIn(view)) : undefined
  const bank = written && banks.find(({ value }) => value === written.bank)
  const apply = () => {
    if (!written) return
    for (const [questionId, value] of Object.entries(written)) store.change({ questionId }, value)
    // The button is removed, so the focus is set to the account number.
    focusField(fieldIdOf(account))
  }
  return (
    // While empty it takes no row, but it is on the page, so that a screen reader announces its text.
    <div role="status" className={written && bank ? '' : '-mt-5'}>
      {written && bank && (
        <div className="flex flex-col items-start gap-3 rounded-small bg-info-wash px-4 py-3.5">
          <p>
            <TextWithNumbers
              text={fill(accountOffer.seems, {
                bank: bank.label,
                number: bank.value,
                branch: written.branch,
                account: written.accountNumber,
              })}
            />
          </p>
          <Button variant="secondary" onClick={apply}>
            {accountOffer.apply}
          </Button>
        </div>
      )}
    </div>
  )
}
