import { useEffect, useState } from 'react'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { call } from '../api/call.ts'

/** The admins' pictures: what came with the page, asked for once more. When that fails, what is there stays. */
export function useGamemodeImages(initial: GamemodeImages): GamemodeImages {
  const [images, setImages] = useState(initial)
  useEffect(() => {
    const stop = new AbortController()
    call('GET /api/gamemodes/images', {}, { signal: stop.signal })
      .then(setImages)
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: the spec wants this failure logged and not shown
        if (!stop.signal.aborted) console.warn('The game mode pictures could not be fetched', error)
      })
    return () => stop.abort()
  }, [])
  return images
}
