import type { CSSProperties } from 'react'
import { accentContrasts, DEFAULT_ACCENT, nearestReadable, TEXT_CONTRAST } from '#contract/platform/colour.ts'
import { Button } from '#web/admin/kit/parts/button.tsx'
import type { FieldAt } from '#web/admin/kit/settings/draft/use-draft-form.ts'
import { ColourField } from '#web/admin/kit/settings/fields/colour-field.tsx'
import { useAdminText } from '#web/admin/kit/text/use-admin-text.ts'

const COLOUR = /^#[0-9a-f]{6}$/i
/** Below it the accent and the gold of the boards look alike. */
const GOLD_DISTANCE = 1.5

/** The accent with its contrasts; a colour that cannot be read is answered with the nearest one that can. */
export function AccentField({ at }: { at: FieldAt<string> }) {
  const { t } = useAdminText()
  const colour = at.value.toLowerCase()
  const isColour = COLOUR.test(colour)
  const nearest = isColour ? nearestReadable(colour) : colour
  return (
    <div>
      <ColourField at={at} />
      {isColour && <Contrasts colour={colour} />}
      {nearest !== colour && at.lockedBy === null && (
        <Button className="mt-3" onClick={() => at.set(nearest)}>
          <i className="size-4 rounded-px" style={{ background: nearest }} />
          {t('adminIdentity.useNearest', { colour: nearest })}
        </Button>
      )}
    </div>
  )
}

function Contrasts({ colour }: { colour: string }) {
  const { t } = useAdminText()
  const { asText, wordsOnIt, gold } = accentContrasts(colour)
  const isNearGold = gold < GOLD_DISTANCE
  const rows = [
    { ratio: asText, tone: asText < TEXT_CONTRAST ? 'bad' : 'ok', text: t('adminIdentity.asText') },
    { ratio: wordsOnIt, tone: wordsOnIt < TEXT_CONTRAST ? 'bad' : 'ok', text: t('adminIdentity.wordsOnIt') },
    // The boards were made with the accent of the build beside their gold.
    ...(colour === DEFAULT_ACCENT.face
      ? []
      : [
          {
            ratio: gold,
            tone: isNearGold ? 'wait' : 'ok',
            text: t(isNearGold ? 'adminIdentity.besideGoldClose' : 'adminIdentity.besideGold'),
          },
        ]),
  ]
  return (
    <ul className="mt-3 grid gap-2 text-sm">
      {rows.map(({ ratio, tone, text }) => (
        <li key={text} className="flex items-start gap-2.5">
          <span
            className="badge num"
            style={{ color: `var(--color-${tone})`, background: `var(--color-${tone}-bg)` } as CSSProperties}
          >
            {/* Rounded down: 4.46 must not look like 4.5. */}
            {(Math.floor(ratio * 10) / 10).toFixed(1)} : 1
          </span>
          <span className="pt-0.5">{text}</span>
        </li>
      ))}
    </ul>
  )
}
