import { officePaths } from '@milgo/contracts/office-paths'
import { Search } from 'lucide-react'
import { useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { findSearch, type QueueSearch } from '../../lib/queue-search.ts'
import { KeyCap } from '../../lib/shortcuts/key-cap.tsx'
import { useLetterKeys } from '../../lib/shortcuts/letter-keys.ts'
import { shortcutOf } from '../../lib/shortcuts/shortcuts.ts'
import { useShortcuts } from '../../lib/shortcuts/use-shortcuts.ts'
import { useWords } from '../../lib/words.ts'

const longest = 100

/** Searches requests from every page. The results are shown in the queue. */
export const RequestSearch = () => {
  const { officeQueue: words } = useWords()
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  const areLettersOn = useLetterKeys()
  useShortcuts({ search: () => field.current?.focus() })
  const search = findSearch(state)
  return (
    <search className="min-w-0 max-md:order-1 max-md:w-full max-md:pb-2 md:ms-auto md:max-w-80 md:grow md:basis-40">
      <form
        key={search}
        data-field=""
        onSubmit={(event) => {
          event.preventDefault()
          const found: QueueSearch = { search: field.current?.value.trim() ?? '' }
          void navigate(officePaths.queue, { state: found })
        }}
        className="flex min-h-10 items-center gap-2 rounded-full border border-white/25 bg-white/10 px-3 focus-within:border-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus)"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-on-foot-soft" />
        <input
          ref={field}
          type="search"
          aria-label={words.search}
          placeholder={words.searchHint}
          defaultValue={search}
          maxLength={longest}
          className="min-h-10 w-full min-w-0 bg-transparent text-small text-white text-ellipsis outline-none placeholder:text-on-foot-soft"
        />
        {areLettersOn && (
          <span className="text-on-foot-soft max-md:hidden">
            <KeyCap label={shortcutOf('search').label} isOnFill />
          </span>
        )}
      </form>
    </search>
  )
}
