type AnswerStatusProps = {
  /** Said once, when the first of the answer is there. */
  writing: string | undefined
  /** Said once, when all of it is there. */
  ready: string | undefined
}

/** Tells those who listen how far an answer has come, and does not read it to them as it grows. */
export const AnswerStatus = ({ writing, ready }: AnswerStatusProps) => (
  <p role="status" className="sr-only">
    {ready ?? writing}
  </p>
)
