import { createContext, use } from 'react'
import type { Text } from './text.ts'

export const TextContext = createContext<Text | null>(null)

export function useText(): Text {
  const text = use(TextContext)
  if (!text) throw new Error('useText is used outside of a language layout')
  return text
}
