import { home } from '@milgo/messages/en/home'
import { notFound } from '@milgo/messages/en/not-found'
import { shell } from '@milgo/messages/en/shell'

export const words = { shell, home, notFound }
