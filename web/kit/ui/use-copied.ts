import { useEffect, useRef, useState } from 'react'
import { copyText } from './copy-text.ts'

const SHOWN_MS = 1_600

/** Copies a text; `isCopied` is true for a moment after that. */
export function useCopied() {
  const [isCopied, setCopied] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy(text: string): Promise<boolean> {
    const done = await copyText(text)
    clearTimeout(timer.current)
    setCopied(done)
    if (done) timer.current = setTimeout(() => setCopied(false), SHOWN_MS)
    return done
  }

  return { isCopied, copy }
}
