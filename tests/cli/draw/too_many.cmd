draw - --engine facts
