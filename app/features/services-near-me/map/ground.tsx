import { landIn, picture } from "./coast.ts";
import type { Frame } from "./frame.ts";
import type { Circle } from "./scale.ts";

export function Ground({ frame, circles }: { frame: Frame; circles: readonly Circle[] }) {
  const { width, height } = picture;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="map-land" d={landIn(frame)} />
      {circles.map(({ middle, share, metres }) => (
        <circle
          key={metres}
          className="map-circle"
          cx={Math.round(middle.x * width)}
          cy={Math.round(middle.y * height)}
          r={Math.round(share * width)}
        />
      ))}
    </svg>
  );
}
