// A player's head: from the configured service by name, or drawn by us, the same for the same name every time.
import { useEffect, useRef, useState } from 'react'
import { drawHead } from './draw-head.ts'
import { useSite } from './use-site.ts'

const SHARPNESS = 2

/** Decoration: the name stands beside it. */
export function PlayerHead({ name, size }: { name: string; size: number }) {
  const { avatarUrl } = useSite()
  const [failed, setFailed] = useState(false)
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before this script ran has no event left to send.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailed(true)
  }, [])

  return (
    <span className="head" style={{ width: size, height: size }} aria-hidden="true">
      <DrawnHead name={name} />
      {avatarUrl && !failed && (
        <img
          ref={image}
          src={avatarUrl
            .replace('{name}', encodeURIComponent(name))
            .replace('{size}', String(size * SHARPNESS))}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          fetchPriority="low"
          onError={() => setFailed(true)}
        />
      )}
    </span>
  )
}

function DrawnHead({ name }: { name: string }) {
  const { skin, hair, eyes, fringe, mouth } = drawHead(name)
  return (
    <svg viewBox="0 0 8 8" shapeRendering="crispEdges" aria-hidden="true">
      <path fill={skin} d="M0 0h8v8H0z" />
      <path fill={hair} d={fringe} />
      <path fill="#fff" d="M1 4h1v1H1zM6 4h1v1H6z" />
      <path fill={eyes} d="M2 4h1v1H2zM5 4h1v1H5z" />
      <path fill="#00000055" d={mouth} />
    </svg>
  )
}
