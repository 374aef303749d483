import { CategoryHead } from '@milgo/content-view/category-head.tsx'
import { paths } from '@milgo/contracts/portal-paths'
import { type Faq, rankFor } from '@milgo/domain/content/faq-search'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { Button } from '@milgo/ui/button.tsx'
import { buttonStyle } from '@milgo/ui/button-style.ts'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextField } from '@milgo/ui/text-field.tsx'
import { textLinkStyle } from '@milgo/ui/text-link-style.ts'
import type { CoreAnswer } from '@milgo/web-client/call-types'
import { CircleQuestionMark, SearchX } from 'lucide-react'
import { useDeferredValue, useRef, useState } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import { LoadFailed } from '../../lib/load-failed.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useCoreQuery } from '../../lib/use-core-query.ts'
import { useHashTarget } from '../../lib/use-hash-target.ts'
import { useTypedEarly } from '../../lib/use-typed-early.ts'
import { useLanguage, useWords } from '../../lib/words.ts'
import { useFaqWords } from './faq-words.ts'
import { QuestionItem, questionId } from './question-item.tsx'
import { useMissReport } from './use-miss-report.ts'

type Category = CoreAnswer<'/faq-category/all'>[number]

const places = {
  portal: { name: 'faq', call: '/faq-category/all', other: 'scholarship' },
  scholarship: { name: 'scholarshipFaq', call: '/scholarship-faq-category/all', other: 'portal' },
} as const

/** A longer search text is not put into the address, because nobody would share such an address. */
const longestInAddress = 100

const searchId = 'faq-search'

/** Shows questions and answers about the portal or about the scholarship. */
export const FaqPage = ({ faq: which }: { readonly faq: Faq }) => {
  const { shell } = useWords()
  const faq = useFaqWords()
  const language = useLanguage()
  const { name, call, other } = places[which]
  const { data, error, isPending, isOfLastLanguage } = useCoreQuery(call)
  const [params, setParams] = useSearchParams()
  const [search, setSearch] = useState(params.get('q') ?? '')
  const deferred = useDeferredValue(search)
  const [early, setEarly] = useState<string>()
  // A text that was typed before the page was loaded is searched at once, because a list of all questions would only
  // appear and vanish.
  const sought = search === early ? search : deferred
  const content = useRef<HTMLDivElement>(null)
  const found = foundIn(data ?? [], sought)
  const count = countIn(found)
  const isSearched = sought.trim() !== ''
  const isMissed = data !== undefined && isSearched && count === 0
  const elsewhere = useCoreQuery(places[other].call, isMissed)
  const countElsewhere = elsewhere.data && countIn(foundIn(elsewhere.data, sought))
  // Words of an address or of another language say nothing about what readers of this language miss.
  const [typed, setTyped] = useState<{ readonly words: string; readonly language: Language }>()
  const isTyped = typed?.words === sought && typed.language === language
  const isKnown = isTyped && !isOfLastLanguage && !elsewhere.isOfLastLanguage
  useMissReport(which, sought, isMissed && countElsewhere === 0 && isKnown)
  useHashTarget(data !== undefined)
  const { hash } = useLocation()
  const isGone = data !== undefined && isMissing(hash, data)
  const change = (words: string) => {
    setSearch(words)
    setTyped({ words, language })
    const q = words.trim()
    setParams(q === '' || q.length > longestInAddress ? {} : { q }, {
      replace: true,
      preventScrollReset: true,
    })
  }
  useTypedEarly(searchId, (words) => {
    // The words of the address are in the field as well, but nobody typed them.
    if (words === search) return
    setEarly(words)
    change(words)
  })
  /** Empties the search field and puts the focus there, because the pressed button disappears. */
  const showAll = () => {
    change('')
    document.getElementById(searchId)?.focus()
  }
  return (
    <div ref={content} tabIndex={-1} className="page-column py-10 outline-none md:py-14">
      <PageHeading
        documentTitle={fill(shell.documentTitle, { page: shell.pages[name] })}
        className="text-display text-balance"
      >
        {shell.pages[name]}
      </PageHeading>
      <p className="mt-3 max-w-measure text-lead text-ink-soft">{faq.lead[which]}</p>
      <Link
        to={paths[places[other].name]}
        className={`${textLinkStyle} mt-2 inline-flex min-h-11 items-center`}
      >
        {faq.other[other]}
      </Link>
      <p role="status">{isGone && faq.gone}</p>
      <search className="mt-4 block max-w-[40rem] print:hidden">
        <TextField
          id={searchId}
          label={faq.search}
          help={faq.searchHelp}
          value={search}
          onChange={change}
          input={{ type: 'search', autoComplete: 'off' }}
        />
        <p role="status" className="mt-2 min-h-6 text-small text-ink-soft">
          {data && isSearched && counted(faq.found, count, language)}
        </p>
      </search>
      {/* At least as high as the screen, so that what is below does not move up when few questions are found. */}
      <div className="page-height">
        {isPending && <FaqSkeleton />}
        {data && search.trim() === '' && found.length > 1 && <CategoryLinks categories={found} />}
        {found.length > 0 && (
          <div className="mt-6 flex flex-col gap-8">
            {found.map((category) => (
              <CategoryCard key={category.id} category={category} />
            ))}
          </div>
        )}
        {data && count === 0 && (
          <div className={`${cardStyle} mt-2`}>
            {isSearched ? (
              <EmptyState
                icon={<SearchX />}
                title={faq.nothing.title}
                text={faq.nothing.text}
                action={
                  <div className="flex flex-wrap items-center justify-center gap-3">
                    {countElsewhere !== undefined && countElsewhere > 0 && (
                      <Link
                        to={`${paths[places[other].name]}?${new URLSearchParams({ q: sought.trim() })}`}
                        className={buttonStyle('primary')}
                      >
                        {counted(faq.elsewhere[other], countElsewhere, language)}
                      </Link>
                    )}
                    <Button variant="secondary" onClick={showAll}>
                      {faq.nothing.all}
                    </Button>
                  </div>
                }
              />
            ) : (
              <EmptyState icon={<CircleQuestionMark />} title={faq.empty.title} text={faq.empty.text} />
            )}
          </div>
        )}
        {error && (!data || isOfLastLanguage) && (
          <div className={`${cardStyle} mt-2 p-6 md:p-8`}>
            <LoadFailed
              title={faq.failed.title}
              text={faq.failed.text}
              error={error}
              brought={content}
              variant="primary"
            />
          </div>
        )}
      </div>
      <aside
        aria-label={faq.contact.title}
        className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-medium bg-brand-wash px-6 py-5 print:hidden"
      >
        <p>
          <strong className="font-bold">{faq.contact.title}</strong> {faq.contact.text}
        </p>
        <Link to={paths.contact} className={buttonStyle('secondary')}>
          {faq.contact.action}
        </Link>
      </aside>
    </div>
  )
}

/** Returns the questions that a search finds, the best first, and likewise their categories. */
const foundIn = (categories: readonly Category[], search: string): readonly Category[] => {
  const rank = rankFor(search)
  return categories
    .map((category) => {
      const ranked = category.questions
        .map((one) => ({ one, rank: rank({ ...one, topic: category.title }) }))
        .filter((found) => found.rank > 0)
        .toSorted((first, second) => second.rank - first.rank)
      return { ...category, questions: ranked.map(({ one }) => one), best: ranked[0]?.rank ?? 0 }
    })
    .filter(({ questions }) => questions.length > 0)
    .toSorted((first, second) => second.best - first.best)
}

/** Returns whether the address names a question that is not on the page. */
const isMissing = (hash: string, categories: readonly Category[]): boolean =>
  hash.startsWith(`#${questionId('')}`) &&
  !categories.some(({ questions }) => questions.some(({ id }) => hash === `#${questionId(id)}`))

const countIn = (categories: readonly Category[]): number =>
  categories.reduce((sum, { questions }) => sum + questions.length, 0)

const categoryId = (id: number): string => `category-${id}`

const CategoryLinks = ({ categories }: { readonly categories: readonly Category[] }) => {
  const faq = useFaqWords()
  return (
    <nav aria-label={faq.categories} className="mt-2 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {categories.map(({ id, title }) => (
          <li key={id}>
            <Link
              to={`#${categoryId(id)}`}
              className="inline-flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 text-small hover:border-brand hover:text-brand"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const CategoryCard = ({ category }: { readonly category: Category }) => (
  <section aria-labelledby={categoryId(category.id)}>
    <CategoryHead id={categoryId(category.id)} title={category.title} description={category.description} />
    <div className={`${cardStyle} mt-4 px-5 md:px-6`}>
      {category.questions.map((question) => (
        <QuestionItem key={question.id} question={question} />
      ))}
    </div>
  </section>
)

const FaqSkeleton = () => (
  <div className="mt-6 flex flex-col gap-4">
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-56 w-full" />
    <Skeleton className="h-8 w-56" />
    <Skeleton className="h-56 w-full" />
  </div>
)
