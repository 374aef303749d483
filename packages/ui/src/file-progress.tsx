import {
  Camera,
  CircleAlert,
  CircleCheck,
  Download,
  FileText,
  FileUp,
  RotateCw,
  ScanSearch,
  Trash2,
  X,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { BreakPoints } from './break-points.tsx'
import type { FileFieldActions, FileFieldState, FileFieldWords } from './file-field-state.ts'
import { FileThumbnail } from './file-thumbnail.tsx'
import { IconButton } from './icon-button.tsx'
import { ProgressLine } from './progress-line.tsx'
import { useFileDrop } from './use-file-drop.ts'

type Present = Exclude<FileFieldState, { kind: 'empty' }>

type Props = {
  readonly state: Present
  readonly words: FileFieldWords
  readonly accept: readonly string[]
  readonly actions: FileFieldActions
  readonly isLocked: boolean
}

const looks = {
  uploading: { Icon: FileText, frame: 'border-line-strong', icon: 'text-ink-soft' },
  failed: { Icon: CircleAlert, frame: 'border-bad ring-1 ring-bad', icon: 'text-bad' },
  uploaded: { Icon: CircleCheck, frame: 'border-line-strong', icon: 'text-good' },
  checking: { Icon: ScanSearch, frame: 'border-line-strong', icon: 'text-info' },
} as const

const lookOf = (state: Present): keyof typeof looks =>
  state.kind === 'uploaded' && state.isChecking ? 'checking' : state.kind

/**
 * Shows a file name in the direction of its own letters, so that a long name is cut at its end. It is aligned to the
 * start of the page's line.
 */
const FileName = ({ children }: { readonly children: string }) => (
  <bdi className="line-clamp-2 wrap-anywhere [text-align:-webkit-match-parent] [text-align:match-parent]">
    <BreakPoints text={children} />
  </bdi>
)

const Detail = ({ state, words }: Pick<Props, 'words'> & { state: Present }): ReactNode => {
  if (state.kind === 'failed')
    return (
      <>
        <span className="text-small font-medium text-bad">{state.message}</span>
        {state.storedFile !== undefined && (
          <span className="text-small text-ink-soft">
            {words.stored}: <FileName>{state.storedFile}</FileName>
          </span>
        )}
      </>
    )
  if (state.kind === 'uploaded')
    return (
      <span className="text-small text-ink-soft">
        {state.isChecking ? words.checking : words.uploaded}
        {state.size && (
          <>
            <span aria-hidden="true"> · </span>
            <bdi className="whitespace-nowrap">{state.size}</bdi>
          </>
        )}
      </span>
    )
  return (
    <span className="flex items-center gap-3 text-small text-ink-soft">
      <ProgressLine label={`${words.uploading}: ${state.fileName}`} percent={state.percent} />
      {state.percent !== null && <bdi dir="ltr">{Math.round(state.percent)}%</bdi>}
    </span>
  )
}

const Buttons = ({ state, words, accept, actions, isLocked }: Props): ReactNode => {
  const named = (verb: string) => `${verb}: ${state.fileName}`
  const remove = (
    <IconButton label={named(words.remove)} onPress={actions.onRemove}>
      <Trash2 aria-hidden="true" className="size-5" />
    </IconButton>
  )
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) actions.onChoose(file)
  }
  const replace = (
    <>
      <FileTrigger acceptedFileTypes={accept} onSelect={take}>
        <IconButton label={named(words.replace)}>
          <FileUp aria-hidden="true" className="size-5" />
        </IconButton>
      </FileTrigger>
      {/* A student whose photo is blurred can take another one here. */}
      <span className="hidden pointer-coarse:contents">
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={take}>
          <IconButton label={`${words.takePhoto}: ${state.fileName}`}>
            <Camera aria-hidden="true" className="size-5" />
          </IconButton>
        </FileTrigger>
      </span>
    </>
  )
  // A locked file can be viewed only.
  if (isLocked && state.kind !== 'uploaded') return null
  if (state.kind === 'uploading')
    return (
      <IconButton label={named(words.cancel)} onPress={actions.onCancel}>
        <X aria-hidden="true" className="size-5.5" />
      </IconButton>
    )
  if (state.kind === 'failed')
    return (
      <>
        {state.canRetry ? (
          <IconButton label={named(words.retry)} onPress={actions.onRetry}>
            <RotateCw aria-hidden="true" className="size-5" />
          </IconButton>
        ) : (
          replace
        )}
        {state.storedFile === undefined ? (
          remove
        ) : (
          <IconButton label={`${words.backToStored}: ${state.storedFile}`} onPress={actions.onCancel}>
            <X aria-hidden="true" className="size-5.5" />
          </IconButton>
        )}
      </>
    )
  return (
    <>
      {!state.isChecking && actions.onView && (
        <IconButton label={named(words.view)} onPress={actions.onView}>
          <Download aria-hidden="true" className="size-5.5" />
        </IconButton>
      )}
      {!isLocked && replace}
      {!isLocked && remove}
    </>
  )
}

/** A file that is uploading, has failed or is uploaded. Another file dropped on it replaces it. */
export const FileProgress = (props: Props) => {
  const takesNoFile = props.isLocked || props.state.kind === 'uploading'
  const { isOver, handlers } = useFileDrop(takesNoFile, props.actions.onChoose)
  const { Icon, frame, icon } = looks[lookOf(props.state)]
  const thumbnail = props.state.kind === 'uploaded' ? props.state.thumbnail : undefined
  return (
    <div
      {...handlers}
      className={`flex min-h-21 flex-wrap items-center gap-x-3 gap-y-1 rounded-small border p-3.5 ${isOver ? 'border-dashed border-brand bg-brand-wash' : `${frame} ${props.isLocked ? 'bg-sunken' : 'bg-surface'}`}`}
    >
      {/* Where the texts have too little width, the buttons move to a line of their own. */}
      <span className="flex min-w-0 grow basis-44 items-center gap-3">
        {thumbnail ? (
          <FileThumbnail {...thumbnail}>
            <Icon aria-hidden="true" className={`size-4.5 ${icon}`} />
          </FileThumbnail>
        ) : (
          <Icon aria-hidden="true" className={`size-6 shrink-0 ${icon}`} />
        )}
        <span className="flex min-w-0 grow flex-col gap-1">
          <span className="font-medium">
            <FileName>{props.state.fileName}</FileName>
          </span>
          <Detail state={props.state} words={props.words} />
        </span>
      </span>
      <span className="ms-auto flex shrink-0">
        <Buttons {...props} />
      </span>
    </div>
  )
}
