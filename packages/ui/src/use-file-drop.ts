import { type DragEvent, useState } from 'react'

const holdsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

/** Passes on the first file that is dropped on an element. A shortcut for mouse users: everyone else has the button. */
export const useFileDrop = (isDisabled: boolean, onFile: (file: File) => void) => {
  const [isOver, setIsOver] = useState(false)
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (isDisabled || !holdsFiles(event)) return
        // Without this the browser opens the file itself.
        event.preventDefault()
        setIsOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const { currentTarget, relatedTarget } = event
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        if (isDisabled || !holdsFiles(event)) return
        event.preventDefault()
        setIsOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onFile(file)
      },
    },
  }
}
