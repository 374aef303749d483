import { fill } from '@milgo/messages/fill'
import { inGroups } from '@milgo/messages/in-groups'
import { ActionButton } from '@milgo/ui/action-button.tsx'
import type { LoadedRows } from './loaded-rows.ts'
import { useWords } from './words.ts'

type ShownOfProps = { readonly shown: number; readonly total: number; readonly className?: string }

/** Says how much of a list is shown. Draws nothing if the whole list is shown. */
export const ShownOf = ({ shown, total, className = '' }: ShownOfProps) => {
  const { office } = useWords()
  if (shown >= total) return null
  return (
    <p role="status" className={`text-ink-soft ${className}`}>
      {fill(office.shown, { shown: inGroups(shown), total: inGroups(total) })}
    </p>
  )
}

type Props = { readonly label: string; readonly list: LoadedRows<unknown>; readonly className?: string }

/** Says how much of a list is shown, and loads its next page. Draws nothing if the whole list is shown. */
export const MoreRows = ({
  label,
  list: { rows, total, hasMore, isLoadingMore, loadMore },
  className = '',
}: Props) => {
  const { office } = useWords()
  if (!hasMore) return null
  return (
    <div className={`flex flex-wrap items-center gap-4 ${className}`}>
      <ActionButton
        variant="secondary"
        busyText={isLoadingMore ? office.loading : undefined}
        onPress={loadMore}
      >
        {label}
      </ActionButton>
      <ShownOf shown={rows.length} total={total} />
    </div>
  )
}
