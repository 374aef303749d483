import { cleanText } from '../../answers/clean-text.ts'
import {
  fileExtensions,
  fileFormats,
  maxFileNameLength,
  type StoredFormat,
  storedExtensions,
} from './file-rules.ts'

/**
 * Returns a file's original name in a form that is safe to show and download: without folders, and without characters
 * that reverse the direction of text and hide the real extension.
 */
export const cleanFileName = (name: string): string => {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  const cleaned = cleanText(last.normalize('NFC'))
    .replace(/[<>:|?*]/g, '_')
    .replace(/^\.+/, '')
  return cleaned === '' ? 'file' : cleaned
}

/** Returns the name under which a stored file is downloaded, with the extension of its real format. */
export const downloadName = (name: string, format: StoredFormat): string => {
  const lower = name.toLowerCase()
  if (fileFormats[format].extensions.some((extension) => lower.endsWith(extension))) return name
  const ending = fileExtensions.find((extension) => lower.endsWith(extension)) ?? ''
  const stem = name.slice(0, name.length - ending.length) || 'file'
  const room = maxFileNameLength - storedExtensions[format].length
  return stem.slice(0, room).toWellFormed() + storedExtensions[format]
}
