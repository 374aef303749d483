import { messageCatalogName as catalogName } from '@milgo/contracts/office-paths'
import { ContentKind } from '@milgo/domain/content-editing/content-document'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import { Banner } from '@milgo/ui/banner.tsx'
import { cardStyle } from '@milgo/ui/card-style.ts'
import { EmptyState } from '@milgo/ui/empty-state.tsx'
import { Skeleton } from '@milgo/ui/skeleton.tsx'
import { TextQuote } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { PageHeading } from '../../lib/page-heading.tsx'
import { useFailureText } from '../../lib/use-failure-text.ts'
import { useWords } from '../../lib/words.ts'
import { ContentEditor } from './content-editor.tsx'
import { ContentList } from './content-list.tsx'
import { MessageCatalog } from './message-catalog.tsx'
import { type TextName, useContentList, useText } from './use-content.ts'

/** The text that the address names, as `kind/key`. */
const nameIn = (address: string | null): TextName | undefined => {
  const [kind, key] = address?.split('/') ?? []
  const known = ContentKind.safeParse(kind)
  return known.success && key ? { kind: known.data, key } : undefined
}

/** All texts that readers see, and the one that the address names to write on. */
export const ContentPage = () => {
  const { officeContent: words } = useWords()
  const [search] = useSearchParams()
  const name = nameIn(search.get('text'))
  const { data, error, refetch } = useContentList()
  return (
    <>
      <PageHeading title={words.title}>{words.title}</PageHeading>
      <p className="mt-1 mb-6 text-ink-soft">{words.lead}</p>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        {data ? <ContentList texts={data.texts} chosen={name} /> : <Skeleton className="h-96 text-ink" />}
        {search.get('text') === catalogName ? (
          <MessageCatalog />
        ) : name ? (
          <OneText
            key={`${name.kind}/${name.key}`}
            name={name}
            categories={(data?.texts ?? []).filter(({ kind }) => kind === 'faq-category')}
          />
        ) : (
          <div className={cardStyle}>
            <EmptyState icon={<TextQuote />} title={words.choose} text={words.chooseText} />
          </div>
        )}
      </div>
    </>
  )
}

type OneTextProps = {
  readonly name: TextName
  readonly categories: readonly { readonly key: string; readonly title: string }[]
}

const OneText = ({ name, categories }: OneTextProps) => {
  const { data, error, refetch } = useText(name)
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  return data ? (
    <ContentEditor opened={data} categories={categories} />
  ) : (
    <Skeleton className="h-96 text-ink" />
  )
}

const LoadFailed = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) => {
  const { officeContent: words } = useWords()
  const failureText = useFailureText()
  return (
    <Banner
      tone="bad"
      title={words.failed}
      announce="alert"
      action={
        <ActionButton variant="secondary" onPress={onRetry}>
          {words.retry}
        </ActionButton>
      }
    >
      {failureText(error)}
    </Banner>
  )
}
