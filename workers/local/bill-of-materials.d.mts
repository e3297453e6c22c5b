interface Component {
  name: string;
  version: string;
  purl: string;
  scope: string;
  hashes?: { alg: string; content: string }[];
}

export function billOfMaterials(of?: { shippedOnly?: boolean }): { components: Component[] };
