interface ProblemsProps {
  readonly problems: readonly (string | undefined)[];
}

/** What went wrong, told at once. */
export function Problems({ problems }: ProblemsProps) {
  return problems.map(
    (problem) =>
      problem && (
        <p key={problem} role="alert" className="studio-problem">
          {problem}
        </p>
      ),
  );
}
