import { type ComponentType, useEffect, useEffectEvent, useState } from 'react'

/** A component whose script is loaded when it is needed; null until then. */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>, isNeeded: boolean) {
  const [loaded, setLoaded] = useState<ComponentType<Props> | 'failed' | null>(null)
  const onNeeded = useEffectEvent(() => {
    load().then(
      (Component) => setLoaded(() => Component),
      () => setLoaded('failed'),
    )
  })
  useEffect(() => {
    if (isNeeded) onNeeded()
  }, [isNeeded])
  return loaded
}
