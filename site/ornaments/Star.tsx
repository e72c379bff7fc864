interface StarProps {
  readonly fill: string;
  readonly stroke?: string;
}

/** The eight-pointed star of the school's floor, 48 by 48, for use inside a drawing. */
export function Star({ fill, stroke }: StarProps) {
  return <path d="M24 0 31 7h10v10l7 7-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10z" fill={fill} stroke={stroke} />;
}
