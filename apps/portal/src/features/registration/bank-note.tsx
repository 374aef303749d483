import { Banner } from '@milgo/ui/banner.tsx'
import { useRegistrationWords } from './registration-words.ts'

/** Says what bank details are for, what they do not promise, and how they are used. */
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
