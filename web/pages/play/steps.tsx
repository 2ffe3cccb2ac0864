import { useText } from '#web/kit/i18n/use-text.ts'

export type Step = { picture: StepPictureName; title: string; text: string }

export function Steps({ steps }: { steps: readonly Step[] }) {
  const { t } = useText()
  return (
    <>
      <h3 className="mt-5 text-base">{t('join.steps')}</h3>
      <ol className="join-steps">
        {steps.map(({ picture, title, text }) => (
          <li
            key={picture}
            className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-3.5 [counter-increment:step]"
          >
            <StepPicture name={picture} />
            <div>
              <b>{title}</b>
              <span className="mt-0.5 block text-sm text-soft">{text}</span>
            </div>
          </li>
        ))}
      </ol>
    </>
  )
}

/** On a pixel grid: no screenshot of the game is borrowed. */
const PICTURES = {
  menu: [
    ['#39437c', 'M10 5h28v5H10zM10 19h28v3H10zM10 24h28v3H10z'],
    ['#ffd23f', 'M10 12h28v5H10z'],
    ['#b97f10', 'M10 16h28v1H10z'],
    ['#1d1503', 'M22 13h1v3h-1zM23 13h1v2h-1zM24 14h1v1h-1z'],
  ],
  tab: [
    ['#39437c', 'M4 4h12v5H4zM18 4h12v5H18z'],
    ['#ffd23f', 'M32 4h12v5H32z'],
    ['#1b2140', 'M4 11h40v17H4z'],
    ['#39437c', 'M7 14h34v3H7zM7 19h34v3H7z'],
    ['#4fdc9a', 'M38 24h3v3h-3z'],
    ['#6672a6', 'M7 24h26v3H7z'],
  ],
  form: [
    ['#1b2140', 'M4 4h40v24H4z'],
    ['#39437c', 'M7 7h34v4H7zM7 13h34v4H7z'],
    ['#f6f1e7', 'M9 8h14v2H9zM9 14h20v2H9z'],
    ['#ffd23f', 'M26 20h15v5H26z'],
    ['#b97f10', 'M26 24h15v1H26z'],
  ],
  add: [
    ['#1b2140', 'M4 4h40v14H4z'],
    ['#39437c', 'M7 7h34v3H7zM7 12h34v3H7zM4 21h18v6H4z'],
    ['#ffd23f', 'M26 21h18v6H26z'],
    ['#b97f10', 'M26 26h18v1H26z'],
    ['#1d1503', 'M34 22h2v4h-2zM33 23h4v2h-4z'],
  ],
  world: [
    ['#1d2a63', 'M1 1h46v20H1z'],
    ['#ffd23f', 'M36 5h5v1h1v5h-1v1h-5v-1h-1V6h1z'],
    ['#6bd968', 'M1 21h14v-3h10v3h8v-2h14v12H1z'],
    ['#3a8f3f', 'M1 25h46v6H1z'],
    ['#d9a274', 'M19 9h6v6h-6z'],
    ['#2b1d16', 'M19 9h6v2h-6z'],
    ['#4fcdf0', 'M19 15h6v4h-6z'],
  ],
} satisfies Record<string, readonly (readonly [fill: string, path: string])[]>

type StepPictureName = keyof typeof PICTURES

function StepPicture({ name }: { name: StepPictureName }) {
  return (
    <svg
      className="h-16 w-24 rounded-block"
      viewBox="0 0 48 32"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path fill="#0d1230" d="M0 0h48v32H0z" />
      <path fill="#2a3157" d="M0 0h48v1H0zM0 31h48v1H0zM0 0h1v32H0zM47 0h1v32h-1z" />
      {PICTURES[name].map(([fill, path]) => (
        <path key={path} fill={fill} d={path} />
      ))}
    </svg>
  )
}
