import { Banner } from '@milgo/ui/banner.tsx'
import { useRegistrationWords } from '../registration-words.ts'

/** What bank details do not promise, what they are for, and what becomes of them. */
export const BankNote = () => {
  const { noPromise, purpose, deletion } = useRegistrationWords().formNotes.bankNote
  return (
    <Banner tone="info">
      <ul className="flex flex-col gap-1">
        {[noPromise, purpose, deletion].map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </Banner>
  )
}
