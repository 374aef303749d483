import { fileSizeText } from '@milgo/messages/file-size-text'
import { fill } from '@milgo/messages/fill'
import { FileField } from '@milgo/ui/file-field.tsx'
import type { FileFieldState, FileNote } from '@milgo/ui/file-field-state.ts'
import { useState } from 'react'
import { propsOfState } from '../field-states.tsx'
import type { KitWords } from '../kit-words.ts'
import { Showcase } from '../showcase.tsx'
import { Stateful } from '../stateful.tsx'

const accept = ['.pdf', '.jpeg', '.jpg', '.xls', '.xlsx'] as const

type Sample = {
  readonly name: keyof KitWords['file']['states']
  readonly state: FileFieldState
  readonly isReadOnly?: boolean
  readonly notes?: readonly FileNote[]
}

const samples = ({ file, language }: KitWords): readonly Sample[] => {
  const uploaded: FileFieldState = {
    kind: 'uploaded',
    fileName: file.name,
    size: fileSizeText(1_258_291, language),
  }
  return [
    { name: 'empty', state: { kind: 'empty' } },
    { name: 'uploading', state: { kind: 'uploading', fileName: file.name, percent: 62 } },
    {
      name: 'failed',
      state: { kind: 'failed', fileName: file.name, message: file.failed, canRetry: true },
    },
    {
      name: 'failedStored',
      state: {
        kind: 'failed',
        fileName: file.longName,
        message: file.failed,
        canRetry: true,
        storedFile: file.name,
      },
    },
    { name: 'uploaded', state: uploaded },
    { name: 'checking', state: { ...uploaded, isChecking: true } },
    { name: 'long', state: { ...uploaded, fileName: file.longName } },
    {
      name: 'noted',
      state: uploaded,
      notes: (['good', 'info', 'attention'] as const).map((tone) => ({ tone, text: file.notes[tone] })),
    },
    { name: 'locked', state: uploaded, isReadOnly: true },
    {
      name: 'lockedUploading',
      state: { kind: 'uploading', fileName: file.name, percent: 62 },
      isReadOnly: true,
    },
    {
      name: 'lockedFailed',
      state: { kind: 'failed', fileName: file.name, message: file.failed, canRetry: true },
      isReadOnly: true,
    },
  ]
}

const afterCancel = (state: FileFieldState): FileFieldState =>
  state.kind === 'failed' && state.storedFile !== undefined
    ? { kind: 'uploaded', fileName: state.storedFile }
    : { kind: 'empty' }

export const FilesSection = ({ kit }: { kit: KitWords }) => {
  const [viewed, setViewed] = useState('')
  return (
    <Showcase title={kit.sections.files}>
      <div className="grid gap-x-5 gap-y-6 md:grid-cols-2">
        {samples(kit).map(({ name, state: initial, isReadOnly = false, notes = [] }) => (
          <Stateful key={name} initial={initial}>
            {(state, setState) => (
              <FileField
                id={`file-${name}`}
                label={`${kit.fields.document}, ${kit.file.states[name]}`}
                help={kit.file.accepted}
                words={kit.file}
                accept={accept}
                state={state}
                isReadOnly={isReadOnly}
                notes={notes}
                onChoose={({ name: fileName }) => setState({ kind: 'uploading', fileName, percent: null })}
                onCancel={() => setState(afterCancel(state))}
                onRetry={() => setState({ kind: 'uploading', fileName: kit.file.name, percent: 0 })}
                onView={() => setViewed('fileName' in state ? state.fileName : '')}
                onRemove={() => setState({ kind: 'empty' })}
              />
            )}
          </Stateful>
        ))}
        {(['help', 'error', 'disabled'] as const).map((state) => (
          <FileField
            key={state}
            id={`file-${state}`}
            label={`${kit.fields.document}, ${kit.states[state]}`}
            {...propsOfState(state, kit.fields.document, kit)}
            words={kit.file}
            accept={accept}
            state={{ kind: 'empty' }}
            onChoose={() => {}}
            onCancel={() => {}}
            onRetry={() => {}}
            onView={() => {}}
            onRemove={() => {}}
          />
        ))}
      </div>
      <p role="status">{viewed && fill(kit.file.viewed, { name: viewed })}</p>
    </Showcase>
  )
}
