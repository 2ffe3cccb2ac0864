import { startTransition, useState } from 'react'
import type { GamemodeImages } from '#contract/network/gamemodes.schema.ts'
import { call } from '#web/kit/api/call.ts'
import { usePolled } from '#web/kit/ui/use-polled.ts'

/** Pictures of admins from the page, fetched once more; a failed request changes nothing. */
export function useGamemodeImages(initial: GamemodeImages): GamemodeImages {
  const [images, setImages] = useState(initial)
  usePolled((signal) =>
    call('GET /api/gamemodes/images', {}, { signal })
      .then((listed) => startTransition(() => setImages(listed)))
      .catch((error: unknown) => {
        // biome-ignore lint/suspicious/noConsole: visitors see the pictures of the build; the reason is for developers
        if (!signal.aborted) console.warn('The game mode pictures could not be fetched', error)
      }),
  )
  return images
}
