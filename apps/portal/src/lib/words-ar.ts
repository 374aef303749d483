import { home } from '@milgo/messages/ar/home'
import { notFound } from '@milgo/messages/ar/not-found'
import { shell } from '@milgo/messages/ar/shell'

export const words = { shell, home, notFound }
