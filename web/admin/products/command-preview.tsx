import { fillCommand, PLAYER_PLACEHOLDER, toLines } from '#contract/store-admin.ts'
import { encodeUsername, inGameUsername, shownUsername } from '#contract/username.ts'
import { useAdminText } from '../text/use-admin-text.ts'

const JAVA = encodeUsername('Steve_07', false)
const BEDROCK = encodeUsername('Nether Queen', true)

type Props = {
  commands: string
  /** Null while it is not known. */
  bedrockPrefix: string | null
}

/** The commands as they would run for a Java and a Bedrock player. */
export function CommandPreview({ commands, bedrockPrefix }: Props) {
  const { t } = useAdminText()
  const lines = toLines(commands)
  if (lines.length === 0) return null
  return (
    <div className="well grid gap-3 p-3">
      <p className="font-semibold text-sm">{t('adminProducts.commandsPreview')}</p>
      {!lines.some((line) => line.includes(PLAYER_PLACEHOLDER)) && (
        <p className="text-sm text-wait">{t('adminProducts.noPlayer')}</p>
      )}
      <Example label={t('adminProducts.previewJava', { name: JAVA })} lines={lines} name={JAVA} />
      {bedrockPrefix !== null && (
        <Example
          label={t('adminProducts.previewBedrock', { name: shownUsername(BEDROCK) })}
          lines={lines}
          name={inGameUsername(BEDROCK, bedrockPrefix)}
        />
      )}
    </div>
  )
}

function Example({ label, lines, name }: { label: string; lines: readonly string[]; name: string }) {
  return (
    <div>
      <p className="text-faint text-xs">{label}</p>
      <code className="code block text-soft">{lines.map((line) => fillCommand(line, name)).join('\n')}</code>
    </div>
  )
}
