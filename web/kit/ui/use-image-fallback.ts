import { useEffect, useRef, useState } from 'react'

/** Whether the image at `src` failed to load, also before hydration, when its error event was not handled. */
export function useImageFallback(src: string | null | undefined) {
  const [failedSrc, setFailedSrc] = useState<string | null | undefined>(null)
  const ref = useRef<HTMLImageElement>(null)

  useEffect(() => {
    const { complete, naturalWidth, currentSrc } = ref.current ?? {}
    // Without `currentSrc` a lazy image has not begun to load.
    if (complete && naturalWidth === 0 && currentSrc) setFailedSrc(src)
  }, [src])

  return { failed: src != null && failedSrc === src, image: { ref, onError: () => setFailedSrc(src) } }
}
