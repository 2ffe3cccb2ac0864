import { useEffect, useState } from 'react'
import type { GamemodeImages } from '#contract/gamemodes.schema.ts'
import { call } from '../api/call.ts'

/** Pictures of admins from the page, fetched once more; a failed request changes nothing. */
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
